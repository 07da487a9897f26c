/**
 * @generated SignedSource<<8e1cd4bb49e9affcea5a5a5bc248e50d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnsweredOrder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderHeader_order" | "OrderHistory_order" | "OrderMails_order" | "OrderMessages_order" | "OrderRow_order" | "UndoOrderAnswer_order">;
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
      "name": "OrderHeader_order"
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

(node as any).hash = "6742b641916a148f5cbfa52fe034e637";

export default node;
