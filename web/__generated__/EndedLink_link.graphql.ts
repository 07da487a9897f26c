/**
 * @generated SignedSource<<76e1f7ed53d8fa99642ffa5b74a91cce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderLinkEnd = "EXPIRED" | "REPLACED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EndedLink_link$data = {
  readonly reason: OrderLinkEnd;
  readonly " $fragmentType": "EndedLink_link";
};
export type EndedLink_link$key = {
  readonly " $data"?: EndedLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndedLink_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndedLink_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "OrderLinkEnded",
  "abstractKey": null
};

(node as any).hash = "af7ce1ce652bf4d104417bfe725eb08a";

export default node;
