/**
 * @generated SignedSource<<d52a033b9e7ba9ae2de11574eebfb2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly uuid: string;
  readonly viewerCanAccept: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptOrderButton_order" | "MarkOrderPaidButton_order" | "RefuseOrderButton_order">;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
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
      "name": "viewerCanAccept",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefuseOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarkOrderPaidButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b8bcf5bfeb1a820f37d9109c64c46c08";

export default node;
