/**
 * @generated SignedSource<<2d83255b696a8c257b0c9c31cb50580d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
export type ProposalSide = "CATER" | "CUSTOMER" | "%future added value";
export type ProposalState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderProposal_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly placedAt: string;
  readonly proposals: ReadonlyArray<{
    readonly by: ProposalSide;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly openUntil: string;
    readonly price: number;
    readonly priceBefore: number;
    readonly state: ProposalState;
    readonly viewerCanAccept: boolean;
    readonly viewerCanDecline: boolean;
    readonly viewerCanWithdraw: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalDifferences_proposal">;
  }>;
  readonly status: OrderStatus;
  readonly viewerCanPropose: boolean;
  readonly " $fragmentType": "OrderProposal_order";
};
export type OrderProposal_order$key = {
  readonly " $data"?: OrderProposal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProposal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProposal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
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
      "kind": "ScalarField",
      "name": "viewerCanPropose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openUntil",
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
          "name": "priceBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAccept",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDecline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanWithdraw",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposalDifferences_proposal"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0f0e3740b7b7bb19646d7403619aa765";

export default node;
