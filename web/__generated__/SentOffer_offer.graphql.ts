/**
 * @generated SignedSource<<e890912c07ee59807713d39da2949cf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferState = "APPROVED" | "DECLINED" | "DRAFT" | "EXPIRED" | "ORDERED" | "REPLACED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentOffer_offer$data = {
  readonly approvedAt: string | null | undefined;
  readonly clock: string;
  readonly customer: {
    readonly email: string;
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly date: string;
  readonly declinedAt: string | null | undefined;
  readonly delivery: {
    readonly address: string;
    readonly city: string;
    readonly zipCode: string;
  } | null | undefined;
  readonly name: string;
  readonly orderReference: number | null | undefined;
  readonly orderUuid: string | null | undefined;
  readonly orderedAt: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly state: OfferState;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly uuid: string;
  readonly validUntil: string;
  readonly viewerCanRenew: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContentBill_content">;
  readonly " $fragmentType": "SentOffer_offer";
};
export type SentOffer_offer$key = {
  readonly " $data"?: SentOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentOffer_offer">;
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
  "name": "SentOffer_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
      "concreteType": "ProposedDelivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zipCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferCustomer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        }
      ],
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
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declinedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderUuid",
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
      "kind": "ScalarField",
      "name": "viewerCanRenew",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentBill_content"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "8e741caef9e5e64485353164b2c0d1f5";

export default node;
