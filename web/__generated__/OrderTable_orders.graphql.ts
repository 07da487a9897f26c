/**
 * @generated SignedSource<<519d0aa05910f77c485b96e27101996c>>
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
      readonly uuid: string;
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
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

(node as any).hash = "c208445b5ac867ad7ba157e039705905";

export default node;
