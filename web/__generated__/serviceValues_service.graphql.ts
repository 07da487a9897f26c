/**
 * @generated SignedSource<<b144e37d54f8d4a5f4a441f1f42bc334>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type serviceValues_service$data = {
  readonly appliesTo: ServiceScope;
  readonly isRequired: boolean;
  readonly name: string;
  readonly price: number;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "serviceValues_service";
};
export type serviceValues_service$key = {
  readonly " $data"?: serviceValues_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"serviceValues_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serviceValues_service"
};

(node as any).hash = "8060f4f8e0ff09f1b484029b72484622";

export default node;
