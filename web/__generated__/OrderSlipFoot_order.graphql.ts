/**
 * @generated SignedSource<<6aa1d4baa63564161236bbe0695bad39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSlipFoot_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderSlipFoot_order";
};
export type OrderSlipFoot_order$key = {
  readonly " $data"?: OrderSlipFoot_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSlipFoot_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSlipFoot_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8bd6f275b43228b902b73f0b2ad278a9";

export default node;
