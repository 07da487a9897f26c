/**
 * @generated SignedSource<<9018926e3ee3edba5c9f4eab246732fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptOrderButton_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly viewerCanAccept: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeedDialog_order">;
  readonly " $fragmentType": "AcceptOrderButton_order";
};
export type AcceptOrderButton_order$key = {
  readonly " $data"?: AcceptOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptOrderButton_order",
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
      "name": "viewerCanAccept",
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

(node as any).hash = "1a29b610ec2aba1e6f48c82ccb238ae1";

export default node;
