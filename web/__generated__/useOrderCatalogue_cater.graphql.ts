/**
 * @generated SignedSource<<1e89f803217a33c1802f968664b25d5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricePeriodType = "FIXED_DAY" | "HOLIDAY" | "OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderCatalogue_cater$data = {
  readonly menus: ReadonlyArray<{
    readonly maxAmount: number | null | undefined;
    readonly minAmount: number | null | undefined;
    readonly uuid: string;
  }> | null | undefined;
  readonly pricePeriods: ReadonlyArray<{
    readonly from: string | null | undefined;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly percentage: number;
    readonly to: string | null | undefined;
    readonly type: PricePeriodType;
    readonly weekdays: ReadonlyArray<number>;
  }>;
  readonly services: ReadonlyArray<{
    readonly isRequired: boolean;
    readonly name: string;
    readonly price: number;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "useOrderCatalogue_cater";
};
export type useOrderCatalogue_cater$key = {
  readonly " $data"?: useOrderCatalogue_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderCatalogue_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
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
  "name": "useOrderCatalogue_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePeriod",
      "kind": "LinkedField",
      "name": "pricePeriods",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekdays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "b8dc0a7d9a4969383493a64f6bc6244f";

export default node;
