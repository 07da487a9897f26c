/**
 * @generated SignedSource<<05880c61760de49b779041f4d7d4d7bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveredNotice_order$data = {
  readonly address: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly placedAt: string;
  readonly " $fragmentType": "DeliveredNotice_order";
};
export type DeliveredNotice_order$key = {
  readonly " $data"?: DeliveredNotice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveredNotice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveredNotice_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "dfcef219f8d86e7b4f758df6556235b4";

export default node;
