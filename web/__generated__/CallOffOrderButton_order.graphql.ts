/**
 * @generated SignedSource<<a5763cfaee6e3e5b663cc26078022ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOffOrderButton_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly viewerCanCallOff: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActionDialog_order">;
  readonly " $fragmentType": "CallOffOrderButton_order";
};
export type CallOffOrderButton_order$key = {
  readonly " $data"?: CallOffOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallOffOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallOffOrderButton_order",
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
      "name": "viewerCanCallOff",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActionDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5fa2f3d3861ad73a41bb04fee5c113a9";

export default node;
