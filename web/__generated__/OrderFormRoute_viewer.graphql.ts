/**
 * @generated SignedSource<<d70935513fa71234ee317402c269f123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderFormRoute_viewer$data = {
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_viewer">;
  readonly " $fragmentType": "OrderFormRoute_viewer";
};
export type OrderFormRoute_viewer$key = {
  readonly " $data"?: OrderFormRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFormRoute_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFormRoute_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5ea6d91da221f57335faa1d164614cb9";

export default node;
