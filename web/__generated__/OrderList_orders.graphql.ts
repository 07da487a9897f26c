/**
 * @generated SignedSource<<a1e2cd45460c9ee56b8a4e1d07afe474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderList_orders$data = {
  readonly connectionId: string;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly orderer: string;
      readonly price: number;
      readonly reference: number;
      readonly uuid: string;
    };
  }>;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_orders">;
  readonly " $fragmentType": "OrderList_orders";
};
export type OrderList_orders$key = {
  readonly " $data"?: OrderList_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderList_orders">;
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
  "name": "OrderList_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
              "name": "price",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "name": "OrderTable_orders"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": "connectionId",
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "OrderConnection",
  "abstractKey": null
};

(node as any).hash = "3cb85d67d682bfa028d3c06f32209395";

export default node;
