/**
 * @generated SignedSource<<c1b8fd5923548d16168253c0a0f3c89b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefuseOrderButton_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly viewerCanRefuse: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeedDialog_order">;
  readonly " $fragmentType": "RefuseOrderButton_order";
};
export type RefuseOrderButton_order$key = {
  readonly " $data"?: RefuseOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefuseOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefuseOrderButton_order",
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
      "name": "viewerCanRefuse",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDeedDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ea414c120c9b0a03fa7c0721b1e13d8c";

export default node;
