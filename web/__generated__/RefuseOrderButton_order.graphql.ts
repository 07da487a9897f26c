/**
 * @generated SignedSource<<ab07ff9643cf67aadee1bdafe3d566c4>>
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

(node as any).hash = "4a8a935467c259f47096bc56056d9294";

export default node;
