/**
 * @generated SignedSource<<e9913d0504b0a761537cf7317ae613d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferRoute_order$data = {
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly email: string;
  readonly orderer: string;
  readonly phoneNumber: string | null | undefined;
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentType": "NewOfferRoute_order";
};
export type NewOfferRoute_order$key = {
  readonly " $data"?: NewOfferRoute_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferRoute_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferRoute_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e8691b59c0d9f2aa3d8cce326f22c1dd";

export default node;
