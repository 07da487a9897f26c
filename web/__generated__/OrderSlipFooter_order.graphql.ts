/**
 * @generated SignedSource<<789a366aa446e0ebc32674aaf47df540>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSlipFooter_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderSlipFooter_order";
};
export type OrderSlipFooter_order$key = {
  readonly " $data"?: OrderSlipFooter_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSlipFooter_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSlipFooter_order",
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

(node as any).hash = "edaade10480d1e578dc27eb79ebc6fc7";

export default node;
