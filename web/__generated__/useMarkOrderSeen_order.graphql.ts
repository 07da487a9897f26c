/**
 * @generated SignedSource<<66b2996c52f7f7caf55a94c76e419c78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkOrderSeen_order$data = {
  readonly id: string;
  readonly seenAt: string | null | undefined;
  readonly " $fragmentType": "useMarkOrderSeen_order";
};
export type useMarkOrderSeen_order$key = {
  readonly " $data"?: useMarkOrderSeen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkOrderSeen_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkOrderSeen_order",
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
      "name": "seenAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "598f35b5d6ad393e17e3ab68ae43cb73";

export default node;
