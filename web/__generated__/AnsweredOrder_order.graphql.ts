/**
 * @generated SignedSource<<8d810562edee9c58c0acc85ce34605d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnsweredOrder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderHead_order" | "OrderHistory_order" | "OrderMails_order" | "OrderMessages_order" | "OrderRow_order" | "UndoOrderAnswer_order">;
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
      "name": "UndoOrderAnswer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMessages_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMails_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHistory_order"
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

(node as any).hash = "948943b70bd3f72420fbfb0983c4a77b";

export default node;
