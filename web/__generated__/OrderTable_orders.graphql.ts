/**
 * @generated SignedSource<<991fdbff1a2a49957920442b4a454b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTable_orders$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
    };
  }>;
  readonly " $fragmentType": "OrderTable_orders";
};
export type OrderTable_orders$key = {
  readonly " $data"?: OrderTable_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withCater"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTable_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "withCater",
                  "variableName": "withCater"
                }
              ],
              "kind": "FragmentSpread",
              "name": "OrderRow_order"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderConnection",
  "abstractKey": null
};

(node as any).hash = "368e9b3166249087976764d6c8f1a6b4";

export default node;
