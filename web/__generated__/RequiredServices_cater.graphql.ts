/**
 * @generated SignedSource<<dc0a8f2aa7b30de2ded5a65615d878ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequiredServices_cater$data = {
  readonly offersDelivery: boolean;
  readonly requiredServices: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
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
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appliesTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "005f32e6b7c0253d92b30a8f95feeb2f";

export default node;
