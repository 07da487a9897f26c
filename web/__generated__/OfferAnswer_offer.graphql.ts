/**
 * @generated SignedSource<<206b1d70ca33325fc155cc51b37f695f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferState = "APPROVED" | "DECLINED" | "DRAFT" | "EXPIRED" | "ORDERED" | "REPLACED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferAnswer_offer$data = {
  readonly cater: {
    readonly name: string;
    readonly number: number;
  } | null | undefined;
  readonly clock: string;
  readonly date: string;
  readonly delivery: {
    readonly __typename: "ProposedDelivery";
  } | null | undefined;
  readonly menus: ReadonlyArray<{
    readonly covers: number;
    readonly name: string;
  }>;
  readonly orderReference: number | null | undefined;
  readonly price: number;
  readonly state: OfferState;
  readonly validUntil: string;
  readonly viewerCanApprove: boolean;
  readonly viewerCanDecline: boolean;
  readonly viewerCanOpenOrder: boolean;
  readonly viewerCanOrder: boolean;
  readonly " $fragmentType": "OfferAnswer_offer";
};
export type OfferAnswer_offer$key = {
  readonly " $data"?: OfferAnswer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAnswer_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferAnswer_offer",
  "selections": [
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
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clock",
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
      "name": "orderReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProposedDelivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "covers",
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
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanApprove",
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
      "name": "viewerCanOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanOpenOrder",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "df1a608e138e58bb4aac1599afe08752";

export default node;
