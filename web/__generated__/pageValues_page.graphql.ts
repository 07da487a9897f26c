/**
 * @generated SignedSource<<316751121d0bdde523e8458c7683057f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageValues_page$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: string;
    readonly cater?: {
      readonly number: number;
    } | null | undefined;
    readonly caters?: ReadonlyArray<{
      readonly number: number;
    }>;
    readonly filters?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly id: string;
    readonly image: string | null | undefined;
    readonly linkText?: string | null | undefined;
    readonly linkUrl?: string | null | undefined;
    readonly menu?: {
      readonly id: string;
    } | null | undefined;
    readonly text: string | null | undefined;
    readonly title: string;
  }>;
  readonly cater: {
    readonly number: number;
  } | null | undefined;
  readonly title: string;
  readonly url: string;
  readonly version: string;
  readonly " $fragmentType": "pageValues_page";
};
export type pageValues_page$key = {
  readonly " $data"?: pageValues_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageValues_page"
};

(node as any).hash = "d6c2cafe011833f62f8cbe4cb6e2ec79";

export default node;
