/**
 * @generated SignedSource<<45aae3c599997ba95faa7969ce9754a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderList_orders$data = {
  readonly connectionId: string;
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

(node as any).hash = "3048189128bd35d090690df34949c2b9";

export default node;
