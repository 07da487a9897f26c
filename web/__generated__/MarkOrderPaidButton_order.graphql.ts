/**
 * @generated SignedSource<<c136ff416839f96be5fcebc8134e6436>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkOrderPaidButton_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly viewerCanMarkPaid: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeedDialog_order">;
  readonly " $fragmentType": "MarkOrderPaidButton_order";
};
export type MarkOrderPaidButton_order$key = {
  readonly " $data"?: MarkOrderPaidButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkOrderPaidButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkOrderPaidButton_order",
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
      "name": "viewerCanMarkPaid",
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

(node as any).hash = "4ee1febb6cb416c89d562163b42a8d78";

export default node;
