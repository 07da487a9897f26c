/**
 * @generated SignedSource<<c280cba05ce3aa83792494329b4eb840>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refetchOrderList_orders$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "refetchOrderList_orders";
};
export type refetchOrderList_orders$key = {
  readonly " $data"?: refetchOrderList_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"refetchOrderList_orders">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refetchOrderList_orders"
};

(node as any).hash = "737b801bd970c70e83e2adfbc7dfe3de";

export default node;
