/**
 * @generated SignedSource<<ee87d97180c9231410772ddac1f8f02f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnsweredOrder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderHead_order" | "OrderRow_order">;
  readonly " $fragmentType": "AnsweredOrder_order";
};
export type AnsweredOrder_order$key = {
  readonly " $data"?: AnsweredOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnsweredOrder_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHead_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRow_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c382a0fdabe997dc6ac990032f3545db";

export default node;
