/**
 * @generated SignedSource<<7dbfe5225da046a2cadb70d78f68008c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalSide = "CATER" | "CUSTOMER" | "%future added value";
export type ProposalState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProposalMark_order$data = {
  readonly proposals: ReadonlyArray<{
    readonly by: ProposalSide;
    readonly state: ProposalState;
  }>;
  readonly " $fragmentType": "ProposalMark_order";
};
export type ProposalMark_order$key = {
  readonly " $data"?: ProposalMark_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalMark_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalMark_order",
  "selections": [
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
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8be75cdca83db67f1c96f75ea9dabaa2";

export default node;
