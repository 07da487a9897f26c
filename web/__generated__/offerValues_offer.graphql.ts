/**
 * @generated SignedSource<<05ab078049db17340e9f78c4078fa317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type offerValues_offer$data = {
  readonly caterNumber: number;
  readonly clock: string;
  readonly customer: {
    readonly email: string;
    readonly name: string;
    readonly phoneNumber: string;
  };
  readonly date: string;
  readonly delivery: {
    readonly address: string;
    readonly city: string;
    readonly zipCode: string;
  } | null | undefined;
  readonly revision: number;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly validUntil: string;
  readonly " $fragmentSpreads": FragmentRefs<"readDraftContent_content">;
  readonly " $fragmentType": "offerValues_offer";
};
export type offerValues_offer$key = {
  readonly " $data"?: offerValues_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerValues_offer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offerValues_offer"
};

(node as any).hash = "1279dc8fd73bc6e245bd73a81af4eaea";

export default node;
