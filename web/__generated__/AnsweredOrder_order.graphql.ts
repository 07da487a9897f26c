/**
 * @generated SignedSource<<2357faf6d4161eecd19d413b86ae2c7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnsweredOrder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyHandled_order" | "AnswerQuestion_order" | "OrderActions_order" | "OrderBill_order" | "OrderFacts_order" | "OrderHeader_order" | "OrderHistory_order" | "OrderMails_order" | "OrderMessages_order" | "OrderNotes_order" | "OrderProposals_order" | "OrderRow_order" | "useOfferUndo_order">;
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
      "name": "useOfferUndo_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlreadyHandled_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerQuestion_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProposals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBill_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMessages_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNotes_order"
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

(node as any).hash = "4049bf6d13c32ce0c91f390d3ef785d6";

export default node;
