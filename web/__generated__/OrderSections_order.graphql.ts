/**
 * @generated SignedSource<<efb2108a0a041950c62634ae0006112b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderSections_order$data = {
  readonly cancellation: {
    readonly fee: number;
  } | null | undefined;
  readonly changeLimits: {
    readonly date: string;
  } | null | undefined;
  readonly proposals: ReadonlyArray<{
    readonly state: ProposalState;
  }>;
  readonly viewerCanPropose: boolean;
  readonly " $fragmentType": "OrderSections_order";
};
export type OrderSections_order$key = {
  readonly " $data"?: OrderSections_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSections_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSections_order",
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeLimits",
      "kind": "LinkedField",
      "name": "changeLimits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
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
      "concreteType": "Cancellation",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8197de6c21e058a5ad2dfd81802a4ebc";

export default node;
