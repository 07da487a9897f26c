/**
 * @generated SignedSource<<88081f1bdb1e059bf9a2fceb5cd2f6ca>>
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
    readonly __typename: "Cancellation";
  } | null | undefined;
  readonly changeLimits: {
    readonly __typename: "ChangeLimits";
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "d3df93e54b7d4f31d5da892ac08a3bf1";

export default node;
