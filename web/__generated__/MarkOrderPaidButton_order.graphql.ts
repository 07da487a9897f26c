/**
 * @generated SignedSource<<ff4cdbfee84d8c5788d9ced25580bb90>>
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
  readonly reference: number;
  readonly viewerCanMarkPaid: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActionDialog_order">;
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
      "name": "viewerCanMarkPaid",
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

(node as any).hash = "d12617050aa3f602fd4f1a6c265ab105";

export default node;
