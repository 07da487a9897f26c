/**
 * @generated SignedSource<<d9a012f26f5ebc931af60b8831aa920c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHead_order$data = {
  readonly reference: number;
  readonly refusedReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
  readonly " $fragmentType": "OrderHead_order";
};
export type OrderHead_order$key = {
  readonly " $data"?: OrderHead_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHead_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHead_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderState_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedReason",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b8657eca081a7463d5e8f46719a59203";

export default node;
