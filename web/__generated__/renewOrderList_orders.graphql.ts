/**
 * @generated SignedSource<<28998a5de0575292904b63126c6e1043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type renewOrderList_orders$data = {
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
  readonly " $fragmentType": "renewOrderList_orders";
};
export type renewOrderList_orders$key = {
  readonly " $data"?: renewOrderList_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"renewOrderList_orders">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "renewOrderList_orders"
};

(node as any).hash = "f8c77de89ffa446aa3ecfbf195e41468";

export default node;
