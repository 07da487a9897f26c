/**
 * @generated SignedSource<<b406b790b3b8e86dd24f478a9dadf917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRoute_order$data = {
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerQuestion_order" | "EndedProposals_order" | "LabelsLink_order" | "OrderActions_order" | "OrderBill_order" | "OrderFacts_order" | "OrderHeader_order" | "OrderHistory_order" | "OrderMails_order" | "OrderMessages_order" | "OrderNotes_order" | "OrderProposals_order" | "OrderSlipFooter_order" | "useMarkOrderSeen_order" | "useOfferUndo_order">;
  readonly " $fragmentType": "OrderRoute_order";
};
export type OrderRoute_order$key = {
  readonly " $data"?: OrderRoute_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRoute_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRoute_order",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarkOrderSeen_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferUndo_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHeader_order"
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
      "name": "EndedProposals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelsLink_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBill_order"
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
      "name": "OrderFacts_order"
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
      "name": "OrderSlipFooter_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8d5cea2b6a5d84e99d0276e6249e6d16";

export default node;
