/**
 * @generated SignedSource<<1d2c16369ade95a61c4604c76867d661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoProposal_order$data = {
  readonly proposals: ReadonlyArray<{
    readonly viewerCanWithdraw: boolean;
  }>;
  readonly status: OrderStatus;
  readonly uuid: string;
  readonly " $fragmentType": "NoProposal_order";
};
export type NoProposal_order$key = {
  readonly " $data"?: NoProposal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoProposal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoProposal_order",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proposal",
      "kind": "LinkedField",
      "name": "proposals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanWithdraw",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "144cc5f41cf0e2fd45d17dd525ae7f68";

export default node;
