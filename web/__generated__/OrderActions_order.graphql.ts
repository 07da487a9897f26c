/**
 * @generated SignedSource<<3464c91a09abecc097e0a0d54f1acbf6>>
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
  readonly viewerCanPropose: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptOrderButton_order" | "CallOffOrderButton_order" | "MarkOrderPaidButton_order" | "RefuseOrderButton_order">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPropose",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallOffOrderButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f16c396e7502aa1b6970cfc0fbc2b7b4";

export default node;
