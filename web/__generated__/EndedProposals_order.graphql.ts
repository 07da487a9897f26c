/**
 * @generated SignedSource<<a42285a2a8e363a654cdb2a1a57b32e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CANCELLED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "PROPOSAL_ACCEPTED" | "PROPOSAL_DECLINED" | "PROPOSAL_EXPIRED" | "PROPOSAL_WITHDRAWN" | "PROPOSED" | "REFUSED" | "SEEN" | "TAKEN" | "UNDONE" | "%future added value";
export type ProposalSide = "CATER" | "CUSTOMER" | "%future added value";
export type ProposalState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EndedProposals_order$data = {
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly type: OrderEventType;
  }>;
  readonly orderer: string;
  readonly proposals: ReadonlyArray<{
    readonly answeredAt: string | null | undefined;
    readonly by: ProposalSide;
    readonly createdAt: string;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly state: ProposalState;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalDifferences_proposal">;
  }>;
  readonly " $fragmentType": "EndedProposals_order";
};
export type EndedProposals_order$key = {
  readonly " $data"?: EndedProposals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndedProposals_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndedProposals_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredAt",
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

(node as any).hash = "2e383220aff588c45de52c24e0811301";

export default node;
