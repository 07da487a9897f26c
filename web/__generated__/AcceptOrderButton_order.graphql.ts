/**
 * @generated SignedSource<<c97855f89176bfc8f64e1a37643eb0c3>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OrderActionDialog_order">;
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
      "name": "OrderActionDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "610d6b047fb2a786d9b7f5a4d717acf9";

export default node;
