/**
 * @generated SignedSource<<656af0d579ca7cda316b5d5ffab66958>>
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
      "name": "OrderDeedDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cebe4c68c5ba5f10fe458ae156b03f0c";

export default node;
