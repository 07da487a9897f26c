/**
 * @generated SignedSource<<78ef89c6be3fbe556878223d857da70c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequiredServices_cater$data = {
  readonly requiredServices: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "RequiredServices_cater";
};
export type RequiredServices_cater$key = {
  readonly " $data"?: RequiredServices_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequiredServices_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequiredServices_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequiredService",
      "kind": "LinkedField",
      "name": "requiredServices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "fb364560f7c3e6e382ba29ac9ce143c8";

export default node;
