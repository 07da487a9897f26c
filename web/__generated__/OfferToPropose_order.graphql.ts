/**
 * @generated SignedSource<<17fb2d1f5e8ef6f3567cae40c090b85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferToPropose_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly proposals: ReadonlyArray<{
    readonly state: ProposalState;
  }>;
  readonly viewerCanPropose: boolean;
  readonly " $fragmentType": "OfferToPropose_order";
};
export type OfferToPropose_order$key = {
  readonly " $data"?: OfferToPropose_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferToPropose_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferToPropose_order",
  "selections": [
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2a1585fd749a63ea0a1676e90dbb907b";

export default node;
