/**
 * @generated SignedSource<<d78e2104961d0eaebe67268917cfa332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHeader_order$data = {
  readonly cancelFee: number | null | undefined;
  readonly cancelReason: string | null | undefined;
  readonly reference: number;
  readonly refusedReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
  readonly " $fragmentType": "OrderHeader_order";
};
export type OrderHeader_order$key = {
  readonly " $data"?: OrderHeader_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHeader_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHeader_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderState_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelFee",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b7c4534d864ebfe678cf9b5d47f0fafd";

export default node;
