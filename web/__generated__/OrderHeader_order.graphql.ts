/**
 * @generated SignedSource<<05988d18963ec32b2b07ad6ef3cd5b62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHeader_order$data = {
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3d22c0262116f94076a1c1456d8bc89a";

export default node;
