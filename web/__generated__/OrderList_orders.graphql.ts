/**
 * @generated SignedSource<<fe92c3af20487988098158757cd8175b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderList_orders$data = {
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
    }
  ],
  "type": "OrderConnection",
  "abstractKey": null
};

(node as any).hash = "569a7860c6a9e6c70142905646783031";

export default node;
