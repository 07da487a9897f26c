/**
 * @generated SignedSource<<584635d256855d105ad4cd12c4d6cba0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderNotes_order$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly id: string;
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "OrderNotes_order";
};
export type OrderNotes_order$key = {
  readonly " $data"?: OrderNotes_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNotes_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNotes_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "afb86e56f97fc299c0f0df76760d0708";

export default node;
