/**
 * @generated SignedSource<<781583881883153777a0eb003fedb668>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readService_service$data = {
  readonly appliesTo: ServiceScope;
  readonly isRequired: boolean;
  readonly name: string;
  readonly price: number;
  readonly uuid: string;
  readonly " $fragmentType": "readService_service";
};
export type readService_service$key = {
  readonly " $data"?: readService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"readService_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readService_service"
};

(node as any).hash = "e76bb96ae426763e3814e3546c13cefe";

export default node;
