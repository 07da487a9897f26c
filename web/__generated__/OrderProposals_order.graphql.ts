/**
 * @generated SignedSource<<395a4bbbc3cb6e07f7827f646647f581>>
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
export type OrderProposals_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly proposals: ReadonlyArray<{
    readonly by: ProposalSide;
    readonly createdAt: string;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly openUntil: string;
    readonly price: number;
    readonly state: ProposalState;
    readonly viewerCanAccept: boolean;
    readonly viewerCanDecline: boolean;
    readonly viewerCanWithdraw: boolean;
    readonly warnings: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalDifferences_proposal">;
  }>;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderProposals_order";
};
export type OrderProposals_order$key = {
  readonly " $data"?: OrderProposals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProposals_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProposals_order",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposalDifferences_proposal"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnavailableReason",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "841d827d4a9c4d52b06545633eb798c0";

export default node;
