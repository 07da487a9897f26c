/**
 * @generated SignedSource<<fe898b5ebb40de940f35653c428ac9a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnsweredOrder_conflict$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"AnsweredOrder_order">;
  };
  readonly " $fragmentType": "AnsweredOrder_conflict";
};
export type AnsweredOrder_conflict$key = {
  readonly " $data"?: AnsweredOrder_conflict$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredOrder_conflict">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnsweredOrder_conflict",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnsweredOrder_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderAlreadyHandled",
  "abstractKey": null
};

(node as any).hash = "1ebe56afaf69438999be355d8b10c495";

export default node;
