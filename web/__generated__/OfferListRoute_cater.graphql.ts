/**
 * @generated SignedSource<<58f4e9caffcc3cd9432549a4fdc97800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferState = "APPROVED" | "DECLINED" | "DRAFT" | "EXPIRED" | "ORDERED" | "REPLACED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferListRoute_cater$data = {
  readonly offers: {
    readonly offers: ReadonlyArray<{
      readonly customer: {
        readonly name: string;
      };
      readonly date: string;
      readonly name: string;
      readonly price: number;
      readonly state: OfferState;
      readonly title: string | null | undefined;
      readonly uuid: string;
      readonly validUntil: string;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "OfferListRoute_cater";
};
export type OfferListRoute_cater$key = {
  readonly " $data"?: OfferListRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferListRoute_cater">;
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
  "name": "OfferListRoute_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferList",
      "kind": "LinkedField",
      "name": "offers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "offers",
          "plural": true,
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
              "name": "validUntil",
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
              "concreteType": "OfferCustomer",
              "kind": "LinkedField",
              "name": "customer",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "5689655196bbead451e6306921ad6a8f";

export default node;
