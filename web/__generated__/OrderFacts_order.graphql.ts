/**
 * @generated SignedSource<<d689ef32093cc6b67eec271484c5cbdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_order$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly email: string;
  readonly menus: ReadonlyArray<{
    readonly covers: number;
  }>;
  readonly orderer: string;
  readonly phoneNumber: string | null | undefined;
  readonly placedAt: string;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "OrderFacts_order";
};
export type OrderFacts_order$key = {
  readonly " $data"?: OrderFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    },
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
    },
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "covers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "554d812969b4c2aef74d731dde669061";

export default node;
