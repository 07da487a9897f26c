/**
 * @generated SignedSource<<7a79b669f663cb29ec20718069a77a69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBasketTotal_cater$data = {
  readonly number: number;
  readonly services: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly name: string;
    readonly price: number;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "useBasketTotal_cater";
};
export type useBasketTotal_cater$key = {
  readonly " $data"?: useBasketTotal_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBasketTotal_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBasketTotal_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "db102d5b9614f4a1ea1706edf659cea7";

export default node;
